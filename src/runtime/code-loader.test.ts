import { expect, test, vi } from 'vitest'
import type { Island, IslandModule } from '../page/island'
import { createCodeLoader } from './code-loader'
import { pickIsland } from './pick'

const MODULE: IslandModule = { mount: () => {} }

function setUp(load: () => IslandModule | Promise<IslandModule>) {
  const island: Island = { name: 'cup', selector: '.cup', wake: 'intent', load: vi.fn(load) }
  const onFailure = vi.fn()
  return {
    island,
    onFailure,
    code: createCodeLoader<Island, IslandModule>({
      request: (item) => item.load(),
      pick: pickIsland,
      onFailure,
    }),
  }
}

test('[X01] code loader: several simultaneous requests fetch the file once', async () => {
  const { island, code } = setUp(async () => MODULE)
  expect(code.loaded(island)).toBeUndefined()
  expect(await Promise.all([code.load(island), code.load(island)])).toEqual([MODULE, MODULE])
  expect(island.load).toHaveBeenCalledOnce()
  expect(code.loaded(island)).toBe(MODULE)
})

test('[X01] code loader: code that has arrived is not fetched again', async () => {
  const { island, code } = setUp(async () => MODULE)
  await code.load(island)
  expect(await code.load(island)).toBe(MODULE)
  expect(island.load).toHaveBeenCalledOnce()
})

test.each([
  ['a rejected fetch', async () => Promise.reject(new Error('404'))],
  [
    'a fetch that throws',
    () => {
      throw new Error('404')
    },
  ],
])('[X01] code loader: %s is reported once and may be retried', async (_, fail) => {
  let load: () => Promise<IslandModule> = fail
  const { island, code, onFailure } = setUp(() => load())
  expect(await Promise.all([code.load(island), code.load(island)])).toEqual([undefined, undefined])
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(island, new Error('404'))
  load = async () => MODULE
  expect(await code.load(island)).toBe(MODULE)
  expect(code.loaded(island)).toBe(MODULE)
})
