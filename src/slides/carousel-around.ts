import { ancestorsOf } from '../dom/ancestors'
import { callOn } from '../dom/member'
import { text } from '../page/text'

/**
 * The innermost carousel at or above an element. Carousels in the page's markup have the English role
 * description, laurel's the translated one.
 */
export function carouselAround(element: Element): Element | undefined {
  const names = ['carousel', text('common.carousel', 'carousel')]
  return [element, ...ancestorsOf(element)].find((each) =>
    names.includes(callOn(each, 'getAttribute', 'aria-roledescription') ?? ''),
  )
}
