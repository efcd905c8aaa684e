import { expect, test, vi } from 'vitest'
import { listFiles } from './file-list'

const FOLDER = 'https://shop.test/dist/chunks'
const FILES = { cup: ['cup-CCCCC.js', 'shared-SSSSS.js'], 'cups-group': ['cups-group-GGGGG.js'] }

function setUp() {
  const load = vi.fn(async (_address: string) => {})
  return { load, ...listFiles(FILES, `${FOLDER}/files-FFFFF.js`, load) }
}

test('[X01] files: one that failed gets a query, its imports keep their address', async () => {
  const { fetchAgain, filesOf, load } = setUp()
  await fetchAgain('cup', 2, false)
  expect(load.mock.calls).toEqual([[`${FOLDER}/cup-CCCCC.js?again=2`]])
  expect(filesOf('cup')[1]).toBe(`${FOLDER}/shared-SSSSS.js`)
})

test('[X01] files: before any other has arrived, the folder has another spelling, which later files keep', async () => {
  const { fetchAgain, filesOf, load } = setUp()
  await fetchAgain('cups-group', 1, true)
  await fetchAgain('cup', 2, false)
  expect(load.mock.calls.flat()).toEqual([
    'https://shop.test/dist/%63hunks/cups-group-GGGGG.js?again=1',
    'https://shop.test/dist/%63hunks/cup-CCCCC.js?again=2',
  ])
  expect(filesOf('cup')[0]).toBe('https://shop.test/dist/%63hunks/cup-CCCCC.js')
})

test('[X12] files: the addresses of an island are those of its own file and of its imports', () => {
  const { filesOf } = setUp()
  expect(filesOf('cup')).toEqual([`${FOLDER}/cup-CCCCC.js`, `${FOLDER}/shared-SSSSS.js`])
  expect(filesOf('light')).toEqual([])
})
