import { isRecord } from '../page/is-record'
import type { GroupModule, Island, IslandModule, Mount } from '../page/island'

/** The module of an island, from a file of its own or from one with several islands. @throws when the file has none */
export function pickIsland(file: unknown, { name }: Pick<Island, 'name'>): IslandModule {
  const { mount, [exportName(name)]: namedMount } = isRecord(file) ? file : {}
  if (typeof namedMount === 'function') return { mount: namedMount as Mount }
  if (typeof mount === 'function') return file as IslandModule
  throw new Error(`The file has no ${name}`)
}

const exportName = (island: string) => island.replace(/-./g, ([, letter = '']) => letter.toUpperCase())

/** @throws when the file is no group's */
export function pickGroup(file: unknown): GroupModule {
  if (!isRecord(file) || !Array.isArray(file['islands'])) throw new Error('The file has no islands')
  return file as unknown as GroupModule
}
