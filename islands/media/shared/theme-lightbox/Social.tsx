import { parseUrl } from '../../../../src/page/parse-url'
import { text } from '../../../../src/page/text'
import type { Network } from './settings'
import { openShare, shareAddress } from './share'

const LABELS: Readonly<Record<Network, () => string>> = {
  facebook: () => text('theme-lightbox.facebook', 'Share on Facebook'),
  twitter: () => text('theme-lightbox.twitter', 'Share on Twitter'),
  pinterest: () => text('theme-lightbox.pinterest', 'Share on Pinterest'),
}

/** Links that share the picture, in a pop-up where the browser allows it. */
export function Social({ url, networks }: { url: string; networks: readonly Network[] }) {
  const absolute = parseUrl(url, document.baseURI)?.href ?? url
  return (
    <div className="ilightbox-social" style={{ display: 'block' }}>
      <ul>
        {networks.map((network) => {
          const address = shareAddress(network, absolute)
          return (
            <li key={network} className={network}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={LABELS[network]()}
                onClick={(event) => {
                  if (openShare(window, address)) event.preventDefault()
                }}
              >
                <span />
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
