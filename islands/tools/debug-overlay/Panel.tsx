import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isWholePage } from './place'
import { describeRow, describeTotals, matchesFilter, plural, type Row } from './rows'

export interface PanelProps {
  readonly rows: readonly Row[]
  /** Whether only the head of the panel is shown at first. */
  readonly isFolded: boolean
  readonly onClose: () => void
  /** Called when an island's name was pressed. */
  readonly onPick: (name: string) => void
}

/** The list of islands with totals and a filter. */
export function Panel({ rows, isFolded: wasFolded, onClose, onPick }: PanelProps) {
  const [isFolded, setFolded] = useState(wasFolded)
  const [filter, setFilter] = useState('')
  const [places, fetched] = describeTotals(rows)
  const isShown = ({ name }: Row) => matchesFilter(name, filter)
  return (
    <section className="panel" aria-labelledby="title">
      <div className="head">
        <h2 id="title">laurel on this page</h2>
        <button
          type="button"
          aria-controls="body"
          aria-expanded={!isFolded}
          onClick={() => flushSync(() => setFolded(!isFolded))}
        >
          List
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div id="body" className="body" hidden={isFolded}>
        <p>{places}</p>
        <p>{fetched}</p>
        <label>
          Filter by name
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            // In the capture phase, since an event of another script may not bubble.
            onInputCapture={({ currentTarget }) => flushSync(() => setFilter(currentTarget.value.trim()))}
          />
        </label>
        <p role="status">{filter && `${plural(rows.filter(isShown).length, 'island')} of that name`}</p>
        <ul className="list">
          {rows.map((row) => (
            <Line key={row.name} row={row} isHidden={!isShown(row)} onPick={onPick} />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface LineProps extends Pick<PanelProps, 'onPick'> {
  readonly row: Row
  readonly isHidden: boolean
}

function Line({ row, isHidden, onPick }: LineProps) {
  const { name, state, places, errors } = row
  return (
    <li hidden={isHidden}>
      <button
        className="name"
        type="button"
        disabled={places.every(isWholePage)}
        onClick={() => onPick(name)}
      >
        {name}
      </button>{' '}
      <span className="state" data-state={state}>
        {state}
      </span>
      <div>{describeRow(row)}</div>
      {errors.length > 0 && (
        <ul className="errors">
          {errors.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: errors are only added, and their counts change
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
