/** The text of a file, taken into the build. */
declare module '*?raw' {
  const text: string
  export default text
}
