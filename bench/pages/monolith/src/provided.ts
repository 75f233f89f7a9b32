// Share no dependency, so that unused code is dropped.
