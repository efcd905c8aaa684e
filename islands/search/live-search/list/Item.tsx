import type { ReactNode } from 'react'
import type { Layout } from '../layout'

const ROW_STYLE = { position: 'relative' } as const

interface ItemProps {
  readonly layout: Layout
  readonly className: string
  /** In the block layout the style sheet itself places what lies over a product. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** One row; the link in it is laid over the whole of it by the style sheet. */
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

/** A part of a row, which is left out when it says nothing. A plain function: a list has hundreds of them. */
export function part(name: string, content: ReactNode): ReactNode {
  return content ? <span className={name}>{content}</span> : null
}
