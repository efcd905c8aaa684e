import { ancestorsOf } from '../dom/ancestors'
import { callOn } from '../dom/member'
import { text } from '../page/text'

/** The innermost carousel at or above an element: the page's own ones say so in English. */
export function carouselAround(element: Element): Element | undefined {
  const names = ['carousel', text('common.carousel', 'carousel')]
  return [element, ...ancestorsOf(element)].find((each) =>
    names.includes(callOn(each, 'getAttribute', 'aria-roledescription') ?? ''),
  )
}
