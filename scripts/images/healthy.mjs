// Health check of an image, which has neither a shell nor curl.
fetch(`http://127.0.0.1:${process.env.PORT}/health`, { signal: AbortSignal.timeout(2500) }).then(
  (answer) => process.exit(answer.ok ? 0 : 1),
  () => process.exit(1),
)
