import { isPlainClick } from '../../../src/dom/plain-click'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { hashText, pushHash } from '../../../src/page/address-hash'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { relayoutLater } from '../../../src/page/relayout'
import { CLASSES, initialSection, readSections, type Section, wrapperOf } from './markup'
import { enhanceSection } from './section'

/** Contract 03 §15.3. */
const SLIDE_MS = 400
/** The section of the address's hash opens this long after the page's `load` (contract 03 §15.4). */
const OPEN_BY_HASH_AFTER_MS = 200

/** An accordion of the page builder: one section is open at a time, or none. */
export const mount: Mount = (accordion, scope) => {
  const { window } = scope
  const adopted = scope.adopt
  const sections = readSections(accordion)
  const initial = initialSection(accordion, sections)
  let open = initial
  let hasPushed = false
  let cancelRelayout = () => {}

  function openOnly(wanted: Section | undefined) {
    if (wanted === open) return
    if (open) {
      views.get(open)?.setOpen(false)
      slideUp(open.content, { durationMs: SLIDE_MS })
    }
    open = wanted
    if (!wanted) return
    views.get(wanted)?.setOpen(true)
    slideDown(wanted.content, { durationMs: SLIDE_MS })
  }

  function openByHash() {
    const hash = hashText(window.location.hash)
    const named = sections.find(({ address }) => address !== '' && hashText(address) === hash)
    if (named) openOnly(named)
    else if (hash === '' && hasPushed) openOnly(initial)
  }

  function onClick(section: Section, event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    openOnly(section === open ? undefined : section)
    if (pushHash(window, section.address)) hasPushed = true
    cancelRelayout()
    cancelRelayout = relayoutLater(window, accordion)
  }

  function onKeydown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const controls = [...views.values()].map(({ control }) => control)
    const index = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1
    const next = sectionForKey(event.key, { index, count: controls.length })
    if (index < 0 || next === null) return
    event.preventDefault()
    controls[next]?.focus()
  }

  const views = new Map(sections.map((section) => [section, enhanceSection(section, scope)]))
  for (const [section, { setOpen }] of views) {
    adopted.style(section.content, 'display', section === open ? 'block' : 'none')
    setOpen(section === open)
  }
  adopted.classes(wrapperOf(accordion), ...CLASSES.wrapper)
  // Not restored by unmounting: the theme's CSS would hide the accordion.
  accordion.style.opacity = '1'

  for (const section of sections) {
    scope.listen(section.header, 'click', (event) => onClick(section, event))
  }
  scope.listen(accordion, 'keydown', onKeydown)
  scope.listen(window, 'popstate', openByHash)
  scope.add(
    afterLoad(window, OPEN_BY_HASH_AFTER_MS, () => {
      if (window.location.hash !== '') openByHash()
    }),
  )
  scope.add(() => {
    for (const { content } of sections) stopSlide(content)
  })
  scope.add(() => cancelRelayout())
}

/** The section that a key moves the focus to, by the accordion pattern of ARIA; null for other keys. */
export function sectionForKey(
  key: string,
  { index, count }: { index: number; count: number },
): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
