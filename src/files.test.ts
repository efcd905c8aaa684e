import { describe, expect, test, vi } from 'vitest'
import { createFiles } from './files'

const LIST = { files: { cup: ['cup-CCCCC.js', 'shared-SSSSS.js'], 'cups-group': ['cups-group-GGGGG.js'] } }

/** A server that refuses these addresses. */
function setUp() {
  const refused = new Set<string>()
  const asked: string[] = []
  const load = vi.fn(async (address: string) => {
    asked.push(address)
    if (refused.has(address)) throw new Error(`No ${address}`)
    return address.includes('files-') ? { ...LIST, startPrefetch: () => () => {} } : { address }
  })
  const files = createFiles({
    runtime: 'runtime-EEEEE.js',
    list: 'files-FFFFF.js',
    base: 'https://shop.test/dist/laurel.js',
    load,
  })
  return { ...files, refused, asked: () => asked.splice(0) }
}

describe('[X01] files that fail', () => {
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

  test('[X01] files: later files come from the same folder, so that no state exists twice', async () => {
    const { fetchRuntime, fetchAgain, asked } = setUp()
    await fetchRuntime(1)
    asked()
    await fetchAgain('cup', 1, false)
    expect(asked()).toEqual(['./%63hunks/files-FFFFF.js', './%63hunks/cup-CCCCC.js?again=1'])
  })

  test('[X01] files: a file gets a query, and before any other has arrived also another folder', async () => {
    const { fetchAgain, asked } = setUp()
    await fetchAgain('cups-group', 1, true)
    await fetchAgain('cup', 2, false)
    expect(asked()).toEqual([
      './chunks/files-FFFFF.js',
      './%63hunks/cups-group-GGGGG.js?again=1',
      './%63hunks/files-FFFFF.js',
      './%63hunks/cup-CCCCC.js?again=2',
    ])
  })

  test('[X01] files: the list is requested from another address after a failure, too', async () => {
    const { fetchAgain, refused, asked } = setUp()
    refused.add('./chunks/files-FFFFF.js')
    await expect(fetchAgain('cup', 1, false)).rejects.toThrow('No ./chunks/files-FFFFF.js')
    await fetchAgain('cup', 2, false)
    expect(asked()).toEqual([
      './chunks/files-FFFFF.js',
      './chunks/files-FFFFF.js?again=1',
      './chunks/cup-CCCCC.js?again=2',
    ])
  })

  test('[X01] files: fetches an island’s own file and its imports ahead', async () => {
    const { fetchPrefetch } = setUp()
    const [, filesOf] = await fetchPrefetch()
    expect(filesOf('cup')).toEqual([
      'https://shop.test/dist/chunks/cup-CCCCC.js',
      'https://shop.test/dist/chunks/shared-SSSSS.js',
    ])
    expect(filesOf('light')).toEqual([])
  })
})
