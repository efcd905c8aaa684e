import { atom, type WritableAtom } from 'nanostores'
import type { Page } from '../../src/page/page'

/** Code that is fetched when a visitor is about to need it. */
export interface LateCode<Code> {
  /** Undefined until the code has arrived. */
  readonly $code: WritableAtom<Code | undefined>
  readonly load: () => Promise<Code>
  /** Fetches the code once. A failure is reported once, however many callers wait; the next call fetches again. */
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
