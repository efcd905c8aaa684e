import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from './shop'

const COMMAND = path.resolve(import.meta.dirname, '../tools/scan/laurel.mjs')

/** The command as a maintainer calls it. */
function laurel(...args: string[]) {
  return new Promise<{ status: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, output, errors) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })
}

test('[X06] scan: a page is requested by its address alone, and its islands and their weight are listed', async ({
  shop,
}) => {
  const { status, output, errors } = await laurel('scan', '--json', `${shop.url}/blog/`)
  expect(errors).toBe('')
  const { pages, problems } = JSON.parse(output)
  expect(problems).toBe(0)
  expect(status).toBe(0)
  const hearts = pages[0].islands.find(({ name }: { name: string }) => name === 'love-button')
  expect(hearts.count).toBeGreaterThan(1)
  expect(hearts.own).toBeGreaterThan(0)
  expect(pages[0].bytes).toBeGreaterThan(hearts.own + hearts.shared)
})

test('[X06] scan: a dead address is a problem of that page, and wrong usage has another status', async ({
  shop,
}) => {
  const [dead, misused] = await Promise.all([
    laurel('scan', `${shop.url}/no-such-page/`, 'http://127.0.0.1:1/'),
    laurel('scan'),
  ])
  expect(dead.status).toBe(1)
  expect(dead.output).toContain('page: the server answers 404')
  expect(dead.output).toContain('page: it can not be read')
  expect(misused.status).toBe(2)
  expect(misused.errors).toContain('laurel scan [--json]')
})
