// What the trophy plugin's PHP prints into the footer of a variable product, after the globals that it reads:
// it shows the option selects of the chosen size, keeps title and colour in step, and writes a total, rounded
// as the browser rounds binary fractions. Our own words; its mistakes are on purpose.
window.mm_quantity_based_pricing = () => {
  const $ = window.jQuery
  if (!$) return
  const size = $('select[name="attribute_pa_monstasize"]').val()
  const quantity = Number.parseInt($('input[name="quantity"]').val(), 10)

  // Only a select of the chosen size is enabled.
  const chosen = (name) => $(`select[name="${name}"]:enabled`).find('option:selected')
  const amount = ($option, attribute) => Number.parseFloat($option.attr(attribute))

  let start = Number.parseFloat(window.variationprice[size])
  $.each(['cc1', 'cc2'], (_, centre) => {
    const $option = chosen(`attribute_pa_monsta${centre}`)
    const included = $option.attr(`default-price-${centre}`)
    if (included !== undefined) start = start - Number.parseFloat(included) + amount($option, 'price-attr')
  })

  let extras = 0
  $.each(window.attribute_name_array, (_, name) => {
    const $option = name ? chosen(name) : $()
    if ($option.val() && $option.attr('price-attr') !== undefined) extras += amount($option, 'price-attr')
  })

  let unit = start
  if (window.flat_discount !== 0) {
    unit = start - start * (window.flat_discount / 100)
    unit = start
  } else {
    $.each(window.mmproductdiscounts[0] || [], (_, tier) => {
      if (quantity >= Number(tier.unit)) unit = (start - start * (Number(tier.precent) / 100)).toFixed(2)
    })
  }
  unit = (Number.parseFloat(unit) + extras).toFixed(2)
  const total = (unit * quantity).toFixed(2)
  if (Number.isNaN(Number(total))) return

  const $symbol = $(document.createElement('span')).addClass('woocommerce-Price-currencySymbol').text('$')
  const $price = $(document.createElement('span')).addClass('woocommerce-Price-amount amount')
  $('.monsta_price_value').first().empty().append($price.append($symbol, total))
}

;(() => {
  const FIRST_PASS_MS = 500

  function start() {
    const $ = window.jQuery

    function variationOf(size) {
      const offered = $('form.variations_form').data('product_variations') || []
      return offered.filter(({ attributes }) => attributes.attribute_pa_monstasize === size)[0]
    }

    function showOptions() {
      const size = $('select[name="attribute_pa_monstasize"]').val()
      const variation = variationOf(size)
      $('.single_variation_wrap > [class*="monsta_attribute_pa_"]').each((_, wrapper) => {
        const isOfSize = Boolean(variation) && wrapper.id.indexOf(`${variation.variation_id}_`) === 0
        $(wrapper).css('display', isOfSize ? 'block' : 'none')
        $(wrapper).find('select').prop('disabled', !isOfSize)
      })
      const title = window.variationsData[size]
      if (title) $('.product_title').text(`${title} - ${size.split('-').pop()}`)
      const $colour = $('select[name="attribute_pa_monstacolor"]')
      const colour = $colour.find('option').filter((_, option) => $(option).attr('data-attr') === size)
      if (colour.length) $colour.val(colour.val())
    }

    function update() {
      showOptions()
      window.mm_quantity_based_pricing()
    }

    $(document)
      .on('change', 'select[name="attribute_pa_monstacolor"]', (event) => {
        const size = $(event.target).find('option:selected').attr('data-attr')
        const $size = $('select[name="attribute_pa_monstasize"]')
        if (size && $size.val() !== size) $size.val(size).trigger('change')
      })
      .on('change', 'select', update)
      .on('keyup change', 'input[name="quantity"]', () => window.mm_quantity_based_pricing())
    setTimeout(update, FIRST_PASS_MS)
  }

  // Without jQuery nothing is bound; where a script manager brings it late, it says so.
  if (window.jQuery) start()
  else document.addEventListener('jquery-late', start, { once: true })
})()
