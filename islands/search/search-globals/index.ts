import { callSearch } from '../../../legacy-shims/globals/aws-search'
import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { MountAtOnce } from '../../../src/page/island'

type Plugin = (this: ArrayLike<unknown>, command?: unknown) => unknown

/**
 * The search plugin's jQuery method (contract 06 §7.3), long before anybody searches: inline scripts that the server
 * prints call it on forms that they have put in, and would break without it.
 */
export const mount: MountAtOnce = (_, page) =>
  onJQuery(page.window, ({ fn }) => {
    // The plugin's own script is here: it goes on.
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
