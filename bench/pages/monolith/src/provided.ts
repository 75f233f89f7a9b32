// Nothing is shared, so that whatever nobody uses falls away.
