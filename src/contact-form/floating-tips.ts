import { listen } from '../page/listen'
import type { Unmount } from '../runtime/island'

/** Tips that lie over their fields go when the visitor turns to one (contract 07 §A4). */
export function hideFloatingTips(form: HTMLFormElement): Unmount {
  return listen(form, ['focusin', 'click'], ({ type, target }) => {
    if (!(target instanceof Element) || !target.closest('.use-floating-validation-tip')) return
    const isTip = target.matches('.wpcf7-not-valid-tip')
    if (type === 'click' && !isTip) return
    const tips = target
      .closest('.wpcf7-form-control-wrap')
      ?.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')
    for (const tip of tips ?? []) tip.style.display = 'none'
  })
}
