const longest = 300

/** Replaces personal data in a message: addresses, tokens, numbers that identify somebody. The sense stays. */
export function scrub(text: string): string {
  return (
    text
      .slice(0, 2000)
      // Letters of other scripts stay; control characters and lines go.
      .replace(/\s+|\p{Cc}/gu, ' ')
      .replace(/\b(\w+:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, '$1')
      .replace(/(^|[\s"'(])(\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, '$1$2')
      .replace(/[\w.!#$%&'*+=?^`{|}~-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '<e-mail>')
      .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>')
      .replace(/\b(\d{1,3}\.){3}\d{1,3}\b/g, '<address>')
      .replace(/\b[0-9a-f]{0,4}(:[0-9a-f]{0,4}){4,7}\b/gi, '<address>')
      .replace(/(?=[\w.=+-]*\d)(?=[\w.=+-]*[A-Za-z])[\w=+-]{20,}(\.[\w=+-]+)*/g, '<token>')
      .replace(/\+?\d[\d ()-]{5,}\d/g, '<number>')
      .trim()
      .slice(0, longest)
  )
}
