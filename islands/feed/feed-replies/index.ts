import { actAsButton } from '../../../src/dom/act-as-button'
import type { Mount } from '../../../src/page/island'
import { layOutAround } from '../comment-layout'
import { part } from '../comment-parts'
import type { Comment } from '../comment-wire'
import { ownerOf } from '../owner'
import { REPLIES_CALL } from '../replies-call'
import { keepReplies, knownReplies } from './known-replies'
import { EMPTY_CLASS, LOADER_CLASS, OPEN_CLASS, readReplies } from './markup'
import { replyNode } from './reply-node'
import { fetchReplies } from './wire'

/**
 * The replies to a comment, below it or in the lightbox's copy of it: asked for when they are opened for the first time
 * (contract 05 §7.5). What is open and what is filled stands in the classes, which a copy has, too.
 */
export const mount: Mount = (paragraph, scope) => {
  const markup = readReplies(paragraph)
  if (!markup) return
  const { toggle, box, commentId, hidesAvatars } = markup
  const { document } = scope
  const adopted = scope.adopt
  const added: Element[] = []
  let isLoading = false

  const isOpen = () => paragraph.classList.contains(OPEN_CLASS)
  function show(open: boolean) {
    adopted.toggle(paragraph, OPEN_CLASS, open)
    adopted.style(box, 'display', open ? 'block' : 'none')
    adopted.attribute(toggle, 'aria-expanded', String(open))
  }
  async function load() {
    isLoading = true
    const loader = part(document, 'div', LOADER_CLASS)
    loader.style.background = toggle.style.color || getComputedStyle(toggle).color
    toggle.append(loader)
    adopted.attribute(box, 'aria-busy', 'true')
    try {
      const item = ownerOf(paragraph)
      const replies =
        knownReplies(item, commentId) ?? (await fetchReplies(scope.window, { commentId, item }, scope.signal))
      if (scope.signal.aborted) return
      // Without an answer the box stays empty, and the next opening asks again.
      if (replies) fill(replies)
      if (replies) keepReplies(item, commentId, replies)
    } catch (cause) {
      scope.report(cause, 'call')
    } finally {
      isLoading = false
      loader.remove()
      if (!scope.signal.aborted) adopted.attribute(box, 'aria-busy', null)
    }
  }
  function fill(replies: readonly Comment[]) {
    added.push(...replies.map((reply) => replyNode(document, reply, { hidesAvatars })))
    box.replaceChildren(...added)
    adopted.toggle(box, EMPTY_CLASS, false)
    layOutAround(paragraph)
  }
  function act() {
    if (isLoading) return
    const open = !isOpen()
    show(open)
    if (open && box.classList.contains(EMPTY_CLASS)) void load()
    layOutAround(paragraph)
  }

  // A copy may have been made of a toggle while it was loading.
  for (const loader of toggle.querySelectorAll(`.${LOADER_CLASS}`)) loader.remove()
  adopted.attribute(toggle, 'aria-expanded', String(isOpen()))
  scope.add(actAsButton(toggle, adopted))
  scope.listen(toggle, 'click', (event) => {
    // Its address is a script, which the site's policy would refuse aloud.
    event.preventDefault()
    act()
  })
  scope.listen(paragraph, REPLIES_CALL, (event) => {
    event.preventDefault()
    act()
  })
  scope.add(() => {
    for (const reply of added) reply.remove()
  })
}
