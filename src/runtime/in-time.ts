/** After this the browser's own action goes ahead without the island. */
const HOLD_LIMIT_MS = 3000

/** Settles with what a held event waits for, or when the visitor has waited long enough. */
export async function inTime(coming: Promise<unknown>, onLate: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onLate()
      resolve()
    }, HOLD_LIMIT_MS)
  })
  await Promise.race([coming, limit])
  clearTimeout(timer)
}
