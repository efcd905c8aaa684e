import { text } from '../page/text'

type Attributes = Readonly<Record<string, string>>

/** The attributes of the ARIA carousel pattern: of the whole, and of each slide. */
export const carouselRole = (name: string): Attributes => group(text('common.carousel', 'carousel'), name)
export const slideRole = (index: number, count: number): Attributes =>
  group(text('common.slide', 'slide'), text('common.of', '{number} of {count}', { number: index + 1, count }))

const group = (role: string, name: string): Attributes => ({
  role: 'group',
  'aria-roledescription': role,
  'aria-label': name,
})
