/** Rest of a sentence that says where; production needs no word. */
export function inChannel(channel: string): string {
  return channel === 'production' ? '' : ` in ${channel}`
}
