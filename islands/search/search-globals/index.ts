import { callSearch } from '../../../legacy-shims/globals/aws-search'
import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { MountAtOnce } from '../../../src/page/island'

type Plugin = (this: ArrayLike<unknown>, command?: unknown) => unknown

/**
 * Provides the search plugin's jQuery method (contract 06 §7.3) at once, since printed inline scripts call
 * it on forms that they insert.
 */
export const mount: MountAtOnce = (_, page) =>
  onJQuery(page.window, ({ fn }) => {
    // The plugin's own script has defined it.
    if (fn.aws_search) return () => {}
    const plugin: Plugin = function (command) {
      for (const element of Array.from(this)) {
        if (!(element instanceof Element)) continue
        if (command === 'relayout') callSearch(element, { what: 'relayout' })
        else void page.wake(element)
      }
      return this
    }
    fn.aws_search = plugin
    return () => {
      delete fn.aws_search
    }
  })
