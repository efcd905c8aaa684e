import { actAsButton } from '../../../src/dom/act-as-button'
import { cutPoint } from '../../../src/dom/cut-point'
import { textNodesOf } from '../../../src/dom/text-nodes'
import type { Mount } from '../../../src/page/island'
import { takeRest } from './rest'
import { isWanted, readWords } from './settings'

/** The class names of a widespread snippet (contract 03 §13). */
const ELLIPSIS_CLASS = 'moreellipses'
const MORE_CLASS = 'morecontent'
const LINK_CLASS = 'morelink'
const LESS_CLASS = 'less'

/** The feed plugin's posts, whose text it may cut itself. */
const POST = '.cff-item, .cff-album-item'
const PLUGIN_LINK = '.cff-expand'

/** Spec storefront §9. */
const MAX_CHARACTERS = 115

/** Shows the beginning of a long text, and a link to the rest of it (contract 03 §13). */
export const mount: Mount = (host, scope) => {
  if (!isWanted(host, scope) || isCut(host)) return
  const texts = textNodesOf(host)
  const point = cutPoint(
    texts.map(({ data }) => data),
    MAX_CHARACTERS,
  )
  const cut = point && texts[point.piece]
  if (!cut) return
  const words = readWords(scope)
  const tail = cut.splitText(point.offset)
  const ellipsis = scope.document.createElement('span')
  ellipsis.className = ELLIPSIS_CLASS
  ellipsis.textContent = '…'
  cut.after(ellipsis)
  const { more, box, link } = createMore(scope.document)
  const rest = takeRest(host, ellipsis, box, scope.adopt)
  host.append(more)
  write({ isWhole: false })

  function write({ isWhole }: { isWhole: boolean }) {
    ellipsis.hidden = isWhole
    ellipsis.style.display = isWhole ? 'none' : ''
    link.textContent = isWhole ? words.less : words.more
    link.classList.toggle(LESS_CLASS, isWhole)
    link.setAttribute('aria-expanded', String(isWhole))
  }
  function onClick(event: Event) {
    event.preventDefault()
    const isWhole = ellipsis.hidden
    if (isWhole) rest.hide()
    else rest.show()
    write({ isWhole: !isWhole })
    // Hiding the text above the link would move it out of view.
    if (isWhole) link.scrollIntoView?.({ block: 'nearest' })
  }
  scope.add(actAsButton(link, scope.adopt))
  scope.listen(link, 'click', onClick)
  scope.add(() => tail.remove())
  scope.add(() => {
    if (tail.previousSibling !== cut) return
    cut.data += tail.data
  })
  scope.add(() => ellipsis.remove())
  scope.add(() => more.remove())
  scope.add(rest.restore)
}

function createMore(document: Document) {
  const more = document.createElement('span')
  more.className = MORE_CLASS
  const box = document.createElement('span')
  const link = document.createElement('a')
  link.className = LINK_CLASS
  link.href = '#'
  more.append(box, ' ', link)
  return { more, box, link }
}

/** Whether the text or its post has been cut already. */
function isCut(text: Element): boolean {
  if (text.querySelector(`.${LINK_CLASS}, .${ELLIPSIS_CLASS}`) || text.closest(`.${MORE_CLASS}`)) return true
  const links = (text.closest(POST) ?? text).querySelectorAll(PLUGIN_LINK)
  return [...links].some((link) => getComputedStyle(link).display !== 'none')
}
