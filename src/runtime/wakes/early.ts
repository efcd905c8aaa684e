import type { Hosts } from '../hosts'
import type { WakeRule } from './wake-rule'

/** Islands whose code is fetched as soon as they are found. */
export const createEarly = (hosts: Hosts): WakeRule => ({
  isSought: () => true,
  onFound: (match) => void hosts.wake(match),
})
