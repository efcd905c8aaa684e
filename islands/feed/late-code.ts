import { atom, type WritableAtom } from 'nanostores'
import type { Page } from '../../src/page/page'

/** Code that is fetched when a visitor is about to need it. */
export interface LateCode<Code> {
  /** Undefined until it has come. */
  readonly $code: WritableAtom<Code | undefined>
  readonly load: () => Promise<Code>
  /**
   * Fetches it once. After a failure, of which one of those who wait for it tells, it is fetched again when it is needed
   * next.
   */
  fetch(page: Pick<Page, 'report'>): Promise<Code | undefined>
}

export function lateCode<Code extends object>(load: () => Promise<Code>): LateCode<Code> {
  const $code = atom<Code | undefined>()
  let coming: Promise<void> | undefined
  return {
    $code,
    load,
    async fetch({ report }) {
      if (!$code.get()) {
        coming ??= this.load()
          .then($code.set, (cause: unknown) => report(cause, 'load'))
          .finally(() => {
            coming = undefined
          })
        await coming
      }
      return $code.get()
    },
  }
}
