import { type IconType, ReactionIcon } from '../../shared/network/ReactionIcon'
import { REACTIONS } from '../../shared/network/reactions'

/** Templates of the reactions' icons. A post's summary gets copies, because they are between the server's nodes. */
export interface Icons {
  /** React renders the templates once, in this element. */
  readonly place: HTMLElement
  copyOf(type: IconType, className: string): HTMLElement
}

export function createIcons(document: Document): Icons {
  const place = document.createElement('div')
  return {
    place,
    copyOf(type, className) {
      const copy = place.querySelector(`.cff-${type}`)?.cloneNode(true)
      if (!(copy instanceof HTMLElement)) throw new TypeError(`No icon ${type}`)
      copy.className = `cff-${type} ${className} cff-icon`
      return copy
    },
  }
}

export const AllIcons = () => REACTIONS.map((type) => <ReactionIcon key={type} type={type} />)
