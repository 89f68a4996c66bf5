const { PORT, HEALTH_PATH } = process.env
const response = await fetch(`http://127.0.0.1:${PORT}${HEALTH_PATH}`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
)
process.exit(response?.ok ? 0 : 1)
