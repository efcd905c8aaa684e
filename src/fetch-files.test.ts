import { describe, expect, test, vi } from 'vitest'
import { createFetch } from './fetch-files'

/** Two islands, what both import, and a server that refuses these addresses. */
function setUp() {
  const refused = new Set<string>()
  const load = vi.fn(async (address: string) => {
    if (refused.has(address)) throw new Error(`No ${address}`)
    return { address }
  })
  const fetchFiles = createFetch({
    hashes: 'KKKKKCCCCCMMMMMSSSSS',
    nameOf: (at) => ['cup', 'medal'][at],
    load,
  })
  const [cup, medal] = [fetchFiles(0, 3), fetchFiles(0)]
  const asked = () =>
    load.mock.calls
      .splice(0)
      .map(([address]) => address)
      .sort()
  return { refused, cup, medal, asked }
}

const [KIT, CUP, MEDAL, SHARED] = ['kit-KKKKK.js', 'cup-CCCCC.js', 'medal-MMMMM.js', 'shared-SSSSS.js']

describe('[X01] files that do not come', () => {
  test('[X01] files: an island’s own and what it imports are asked for in one moment', async () => {
    const { cup, asked } = setUp()
    await expect(cup()).resolves.toEqual({ address: `./${CUP}` })
    expect(asked()).toEqual([`./${CUP}`, `./${KIT}`, `./${SHARED}`])
  })

  test('[X01] files: an island’s own is asked for by another address, the others are not', async () => {
    const { refused, cup, medal, asked } = setUp()
    refused.add(`./${CUP}`)
    await expect(cup()).rejects.toThrow(`No ./${CUP}`)
    asked()
    await expect(cup()).resolves.toEqual({ address: `./${CUP}?again=1` })
    await medal()
    expect(asked()).toEqual([`./${CUP}?again=1`, `./${KIT}`, `./${KIT}`, `./${MEDAL}`, `./${SHARED}`])
  })

  test('[X01] files: without the kit all are asked for from the folder spelled otherwise', async () => {
    const { refused, cup, medal, asked } = setUp()
    for (const name of [KIT, CUP, MEDAL]) refused.add(`./${name}`)
    const both = await Promise.allSettled([cup(), medal()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    asked()
    await cup()
    expect(asked()).toEqual([`../%63hunks/${CUP}`, `../%63hunks/${KIT}`, `../%63hunks/${SHARED}`])
  })

  test('[X01] files: where that is refused as well the next attempt is as written, then another spelling', async () => {
    const { refused, medal, asked } = setUp()
    for (const folder of ['.', '../%63hunks']) {
      for (const name of [KIT, MEDAL]) refused.add(`${folder}/${name}`)
    }
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(medal()).rejects.toThrow()
    asked()
    await medal()
    expect(asked()).toEqual([`../%63%68unks/${KIT}`, `../%63%68unks/${MEDAL}`])
  })

  test('[X01] files: every spelling is of the same folder', async () => {
    const { refused, medal, asked } = setUp()
    vi.spyOn(refused, 'has').mockReturnValue(true)
    for (let attempt = 0; attempt < 30; attempt += 1) await medal().catch(() => {})
    const addresses = new Set(asked().map((address) => new URL(address, 'https://shop.example/chunks/').href))
    expect(addresses.size).toBe(14)
    for (const address of addresses) {
      expect(decodeURIComponent(new URL(address).pathname)).toMatch(/^\/chunks\/(kit-KKKKK|medal-MMMMM)\.js$/)
    }
  })
})
