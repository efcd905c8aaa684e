import type { Hosts } from '../hosts'
import { pickIsland } from '../pick'
import type { WakeRule } from './wake-rule'

/** Islands whose code is here from the start: they come to life in the same turn. */
export const createNow = (hosts: Hosts): WakeRule => ({
  isSought: () => true,
  onFound: (match) => hosts.mount(match, pickIsland(match.island.load(), match.island)),
})
