import type { ReactNode } from 'react'
import type { Layout } from '../layout'

const ROW_STYLE = { position: 'relative' } as const

interface ItemProps {
  readonly layout: Layout
  readonly className: string
  /** In the block layout, products need no inline style. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** One row; the style sheet stretches its link over the whole row. */
export function Item({ layout, className, plain, children }: ItemProps) {
  if (layout === 'list') {
    return (
      <li className={className} style={ROW_STYLE}>
        <div className="aws_result_link">{children}</div>
      </li>
    )
  }
  return (
    <div className={className} style={plain ? undefined : ROW_STYLE}>
      {children}
    </div>
  )
}

/** A part of a row, left out when empty. A function and no component, since a list has hundreds of parts. */
export function part(name: string, content: ReactNode): ReactNode {
  return content ? <span className={name}>{content}</span> : null
}
