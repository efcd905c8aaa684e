import type { Group, GroupModule, Island, IslandModule } from '../page/island'
import { type Code, createCode, type FetchAgain } from './code'
import { createOnLost } from './lost-code'
import { pickGroup, pickIsland } from './pick'
import type { Report } from './report'
import type { RetryLater } from './retry'

export interface CodesOptions {
  readonly report: Report
  readonly retryLater: RetryLater
  /**
   * How code that did not come is fetched by another address; without it, as before.
   * @param isFirst whether no other code has come so far
   */
  readonly fetchAgain?:
    | ((...asked: [...Parameters<FetchAgain>, isFirst: boolean]) => Promise<unknown>)
    | undefined
  readonly isFirst: () => boolean
  /** Asks once more for what did not come. */
  readonly againIsland: (island: Island) => void
  readonly againGroup: (group: Group) => void
}

/** The code of islands and of groups, which is asked for again where it did not come. */
export function createCodes({
  report,
  retryLater,
  fetchAgain,
  isFirst,
  againIsland,
  againGroup,
}: CodesOptions): { code: Code<Island, IslandModule>; groupCode: Code<Group, GroupModule> } {
  const onLost = createOnLost(retryLater, report)
  return {
    code: createCode<Island, IslandModule>({
      fetchAgain: fetchAgain && ((name, failures) => fetchAgain(name, failures, isFirst())),
      pick: pickIsland,
      onFailure: (island, cause) => onLost(island, cause, () => againIsland(island)),
    }),
    groupCode: createCode<Group, GroupModule>({
      fetchAgain: fetchAgain && ((name, failures) => fetchAgain(`${name}-group`, failures, isFirst())),
      pick: pickGroup,
      onFailure: (group, cause) => onLost(group, cause, () => againGroup(group)),
    }),
  }
}
