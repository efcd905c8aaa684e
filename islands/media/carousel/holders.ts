import type { Scope } from '../../../src/page/scope'
import { HOLDERS, HOLDERS_FROM_PX, itemsOf } from './markup'

/** Takes the empty items at the ends of a showcase out where the window is narrow (contract 03 §1.6). */
export function takeHoldersOut(list: HTMLElement, { document, add }: Scope): void {
  if (document.documentElement.clientWidth >= HOLDERS_FROM_PX) return
  for (const holder of itemsOf(list).filter((item) => item.matches(HOLDERS))) {
    const place = document.createComment('')
    holder.replaceWith(place)
    add(() => place.replaceWith(holder))
  }
}
