import type { Scope } from '../../../src/page/scope'

interface LaterCode<Code> {
  fetch(): Promise<Code>
  /**
   * Calls back at once where the code is there, else in a task of its own when it has come, unless the scope has ended.
   * @param otherwise called when it cannot be fetched, which is reported
   */
  use(scope: Scope, use: (code: Code) => void, otherwise?: () => void): void
}

function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let code: Code | undefined
  const fetch = async () => {
    code ??= await load()
    return code
  }
  return {
    fetch,
    use(scope, use, otherwise = () => {}) {
      if (code) return use(code)
      fetch().then(
        (fetched) => scope.after(0, () => use(fetched)),
        (cause: unknown) => {
          scope.report(cause)
          if (!scope.signal.aborted) otherwise()
        },
      )
    },
  }
}

/** The code that only curtains and continue buttons need. */
export const curtainCode = laterCode(() => import('./later'))

/** The React components, which show what has changed since the first slide. */
export const componentCode = laterCode(() => import('./HeroSlider'))
