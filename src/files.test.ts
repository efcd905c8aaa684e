import { expect, test, vi } from 'vitest'
import { createFiles } from './files'

/** A server that refuses these addresses. */
function setUp() {
  const refused = new Set<string>()
  const asked: string[] = []
  const load = vi.fn(async (address: string) => {
    asked.push(address)
    if (refused.has(address)) throw new Error(`No ${address}`)
    return { address }
  })
  const files = createFiles({ runtime: 'runtime-EEEEE.js', list: 'files-FFFFF.js', load })
  return { ...files, refused, asked: () => asked.splice(0) }
}

test('[X01] files: the runtime’s folder is spelled differently at each retry, every other time as it is', async () => {
  const { fetchRuntime, asked } = setUp()
  for (let failures = 0; failures < 5; failures += 1) await fetchRuntime(failures)
  expect(asked().map((address) => address.replace('/runtime-EEEEE.js', ''))).toEqual([
    './chunks',
    './%63hunks',
    './chunks',
    './%63%68unks',
    './chunks',
  ])
})

test('[X01] files: the list comes from the folder of the runtime, so that no state exists twice', async () => {
  const { fetchRuntime, fetchList, asked } = setUp()
  await fetchRuntime(1)
  asked()
  await fetchList()
  expect(asked()).toEqual(['./%63hunks/files-FFFFF.js'])
})

test('[X01] files: the list is requested from another address after a failure, too', async () => {
  const { fetchList, refused, asked } = setUp()
  refused.add('./chunks/files-FFFFF.js')
  await expect(fetchList()).rejects.toThrow('No ./chunks/files-FFFFF.js')
  await fetchList()
  expect(asked()).toEqual(['./chunks/files-FFFFF.js', './chunks/files-FFFFF.js?again=1'])
})
