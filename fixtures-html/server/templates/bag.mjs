import { itemCount, totalCents, unitCents } from '../cart.mjs'
import { productById } from '../catalogue.mjs'
import { escapeHtml, image, region } from '../html.mjs'
import { dollars, priceElement } from '../money.mjs'
import { optionTexts } from '../product/charge.mjs'

/** @typedef {import('../cart.mjs').Line} Line */

/** Placeholder of the shop plugin's own remove nonce; the stand-in does not check it. */
export const CART_NONCE = '5d1c0a77e2'

/**
 * The bag as every copy of it and the fragment print it (contract 02 §1.2).
 * @param {readonly Line[]} lines
 */
export function bagItem(lines) {
  const count = itemCount(lines)
  return `<li class="parent shopping-bag-item${count > 0 ? ' cart-not-empty' : ''}">
 <a class="cart-contents" href="/cart/" title="View your shopping cart"><i class="sf-icon-cart"></i>
  <span class="cart-text">Cart</span>
  ${priceElement(totalCents(lines))}
  <span class="num-items cart-count-enabled">${count.toLocaleString('en-AU')}</span></a>
 <ul class="sub-menu"><li>
  <div class="shopping-bag" data-empty-bag-txt="Your cart is empty." data-singular-item-txt="item in the cart" data-multiple-item-txt="items in the cart">
   <div class="loading-overlay"><i class="sf-icon-loader"></i></div>
${count > 0 ? fullBag(lines) : '   <div class="bag-empty">Your cart is empty.</div>'}
  </div></li></ul>
</li>`
}

/** The bag in a region that the server fills for each session. @param {readonly Line[]} lines */
export function bagRegion(lines) {
  return region('bag', bagItem(lines))
}

/** @param {readonly Line[]} lines */
function fullBag(lines) {
  const count = itemCount(lines)
  return `   <div class="bag-header">${count} ${count === 1 ? 'item' : 'items'} in the cart</div>
   <div class="bag-contents">
${lines.map(bagProduct).join('\n')}
   </div>
   <div class="bag-total"><span class="total-title">Total</span><span class="total-amount">${priceElement(totalCents(lines))}</span></div>
   <div class="bag-buttons">
    <a class="sf-button standard sf-icon-reveal bag-button" href="/cart/"><span class="text">View cart</span></a>
    <a class="sf-button standard sf-icon-reveal checkout-button" href="/checkout/"><span class="text">Checkout</span></a>
   </div>`
}

/** @param {Line} line */
function bagProduct(line) {
  const product = productById(line.productId)
  if (!product) return ''
  const href = `/product/${product.slug}/`
  const title = escapeHtml([product.title, ...optionTexts(product, line)].join(' – '))
  const price = `<span class="amount">${dollars(unitCents(line))}</span>`
  const variationClass = line.variationId > 0 ? ` product-var-id-${line.variationId}` : ''
  const variationId = line.variationId > 0 ? line.variationId : ''
  return `    <div class="bag-product clearfix product-id-${line.productId}${variationClass}">
     <figure><a class="bag-product-img" href="${href}">${image({ file: product.image, alt: title, size: 70 })}</a></figure>
     <div class="bag-product-details">
      <div class="bag-product-title"><a href="${href}">${title}</a></div>
      <div class="bag-product-price">Unit Price: ${price}</div>
      <div class="bag-product-quantity">Quantity: <span class="quantity">${line.quantity} × ${price}</span></div>
     </div>
     <a href="/cart/?remove_item=${line.key}&amp;_wpnonce=${CART_NONCE}" class="remove remove-product" title="Remove this item"
        data-ajaxurl="/wp-admin/admin-ajax.php" data-product-qty="${line.quantity}" data-product-id="${line.productId}" data-product_sku="${product.sku}" data-variation-id="${variationId}">×</a>
    </div>`
}
