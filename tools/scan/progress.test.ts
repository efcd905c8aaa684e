import { expect, test } from 'vitest'
import { createProgress } from './progress'

function shown(isTTY: boolean | undefined, steps: readonly (readonly [number, number])[]): string[] {
  const written: string[] = []
  const progress = createProgress({
    ...(isTTY !== undefined && { isTTY }),
    write: (text) => written.push(text),
  })
  for (const [done, of] of steps) progress.show(done, of)
  progress.end()
  return written
}

const line = (bar: string, text: string) => `\r\u001b[K[${bar}] ${text} pages`

test('[X06] on a terminal a bar fills with the pages, in one line that goes in the end', () => {
  const written = shown(true, [
    [0, 3],
    [1, 3],
    [3, 3],
  ])
  expect(written).toEqual([
    line('.'.repeat(24), '0 of 3'),
    line(`${'#'.repeat(8)}${'.'.repeat(16)}`, '1 of 3'),
    line('#'.repeat(24), '3 of 3'),
    '\r\u001b[K',
  ])
})

test('[X06] no pages at all make no odd bar', () => {
  expect(shown(true, [[0, 0]])[0]).toBe(line('.'.repeat(24), '0 of 0'))
})

test.each([false, undefined])('[X06] without a terminal (isTTY: %s) there is no bar', (isTTY) => {
  expect(shown(isTTY, [[1, 2]])).toEqual([])
})
