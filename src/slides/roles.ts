type Attributes = Readonly<Record<string, string>>

/** The attributes of the ARIA carousel pattern: of the whole, and of each slide. */
export const carouselRole = (name: string): Attributes => group('carousel', name)
export const slideRole = (index: number, count: number): Attributes =>
  group('slide', `${index + 1} of ${count}`)

const group = (role: string, name: string): Attributes => ({
  role: 'group',
  'aria-roledescription': role,
  'aria-label': name,
})
