/** After this time the browser's own action goes ahead without the island. */
const HOLD_LIMIT_MS = 3000

/** Settles when the code that a held event waits for has arrived, or when the time limit has passed. */
export async function withinHoldLimit(arrival: Promise<unknown>, onTimeout: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onTimeout()
      resolve()
    }, HOLD_LIMIT_MS)
  })
  await Promise.race([arrival, limit])
  clearTimeout(timer)
}
