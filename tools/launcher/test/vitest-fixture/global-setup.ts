/** Hangs in its teardown if FIXTURE_HANG asks for it. */
export default () => async () => {
  if (process.env.FIXTURE_HANG !== 'teardown') return
  const timer = setInterval(() => undefined, 1_000)
  await new Promise(() => timer)
}
