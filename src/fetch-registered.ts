import type { Registered } from './runtime/start'

/** The file of the registry from `laurel.js`, as the build names it; none where it is part of the same file. */
declare const REGISTRY_FILE: string | undefined

/**
 * @param failures how often it has failed to come: some browsers remember that of an address, and never ask for it again
 * @throws what the browser says when it does not come
 */
export async function fetchRegistered(failures: number): Promise<Registered> {
  if (typeof REGISTRY_FILE === 'undefined') return import('./registered')
  const address = failures > 0 ? `${REGISTRY_FILE}?again=${failures}` : REGISTRY_FILE
  return import(address)
}
