import { MapsError } from './maps-error'

/** For every call without a limit of its own (contract 03 D16). */
export const TIME_LIMIT_MS = 10_000

/** @throws MapsError `timeout` */
export function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MapsError('timeout')), TIME_LIMIT_MS)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
