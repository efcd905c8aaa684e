import { isRecord } from '../page/is-record'
import type { GroupModule, Island, IslandModule, Mount } from '../page/island'

/** What a file has for an island: the file may be its own, or hold several. @throws where it has nothing */
export function pickIsland(file: unknown, { name }: Pick<Island, 'name'>): IslandModule {
  const { mount, [exportName(name)]: its } = isRecord(file) ? file : {}
  if (typeof its === 'function') return { mount: its as Mount }
  if (typeof mount === 'function') return file as IslandModule
  throw new Error(`The file has no ${name}`)
}

const exportName = (island: string) => island.replace(/-./g, ([, letter = '']) => letter.toUpperCase())

/** @throws where something else came in its place */
export function pickGroup(file: unknown): GroupModule {
  if (!isRecord(file) || !Array.isArray(file['islands'])) throw new Error('The file has no islands')
  return file as unknown as GroupModule
}
