import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { createPortal } from 'react-dom'
import { Outlines, type OutlinesProps } from './Outlines'
import { Panel, type PanelProps } from './Panel'

/** The data that the overlay shows, measured in a frame. */
export type Shown = OutlinesProps & Pick<PanelProps, 'rows'>

export interface ViewProps extends Omit<PanelProps, 'rows'> {
  readonly $shown: ReadableAtom<Shown>
  readonly root: ShadowRoot
}

/** The outlines and the panel, in a shadow tree of their own. */
export function View({ $shown, root, ...panel }: ViewProps) {
  const { rows, ...outlines } = useStore($shown)
  return createPortal(
    <>
      <Outlines {...outlines} />
      <Panel {...panel} rows={rows} />
    </>,
    root,
  )
}
