import { isRecord } from '../page/is-record'
import type { GroupModule, Island, IslandModule } from './island'

/** What a file has for an island: the file may be its own, or hold several. @throws where it has nothing */
export function pickIsland(file: unknown, { name }: Pick<Island, 'name'>): IslandModule {
  for (const module of isRecord(file) ? [file, file[exportName(name)]] : [])
    if (isIslandModule(module)) return module
  throw new Error(`The file has no ${name}`)
}

const exportName = (island: string) => island.replace(/-./g, ([, letter = '']) => letter.toUpperCase())

/** @throws where something else came in its place */
export function pickGroup(file: unknown): GroupModule {
  if (!isRecord(file) || !Array.isArray(file['islands'])) throw new Error('The file has no islands')
  return file as unknown as GroupModule
}

const isIslandModule = (module: unknown): module is IslandModule =>
  isRecord(module) && typeof module['mount'] === 'function'
