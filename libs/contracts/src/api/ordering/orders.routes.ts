import { FindLocationRequest, FoundLocations } from '../../http/find-location';
import { OrdersNow, QuoteRequest, QuoteResponse } from '../../http/order-quote';
import {
  DeliveryMaps,
  LocatedPlace,
  LocatePlaceRequest,
  PlaceOrderRequest,
  PlaceOrderResponse,
} from '../../http/orders';
import { open, route } from '../route';

export const placeOrderRoute = route({
  id: 'ordering.placeOrder',
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an order; 200 for a repeat.',
  access: open('guests order without an account'),
  headers: { 'idempotency-key': 'Makes a repeat safe: the same key has the same order.' },
  body: PlaceOrderRequest,
  answers: { 200: PlaceOrderResponse, 201: PlaceOrderResponse },
  problems: [
    '404 ordering.menu_not_found',
    '410 ordering.menu_withdrawn',
    '409 ordering.orders_stopped',
    '422 ordering.missing_information',
    '422 ordering.delivery_address_required',
    '422 ordering.delivery_not_offered',
    '422 ordering.postcode_required',
    '422 ordering.location_required',
    '422 ordering.outside_delivery_area',
    '422 ordering.minimum_order_not_met',
    '422 ordering.payment_method_not_available',
    '422 ordering.phone_not_valid',
    '422 ordering.item_not_on_menu',
    '409 ordering.item_not_available',
    '422 ordering.choice_needed',
    '409 ordering.not_served_then',
    '422 ordering.too_long',
    '409 ordering.total_mismatch',
    '429 ordering.too_many_orders',
    '422 ordering.idempotency_key_reused',
    '403 ordering.test_denied',
    '409 ordering.closed',
    '409 ordering.paused',
    '409 ordering.time_not_available',
    '404 ordering.table_not_found',
    '410 ordering.table_code_ended',
    '410 ordering.tab_closed',
    '409 ordering.table_locked',
    '409 ordering.tables_off',
    '409 ordering.tips_not_taken',
    '422 ordering.tip_not_valid',
  ],
});

export const quoteOrderRoute = route({
  id: 'ordering.quoteOrder',
  method: 'POST',
  path: '/api/orders/quote',
  summary: 'What a cart costs and when it can be had; keeps nothing.',
  access: open('guests order without an account'),
  body: QuoteRequest,
  answers: { 200: QuoteResponse },
  problems: [
    '404 ordering.menu_not_found',
    '410 ordering.menu_withdrawn',
    '409 ordering.orders_stopped',
    '422 ordering.too_long',
  ],
});

export const locatePlaceRoute = route({
  id: 'ordering.locatePlace',
  method: 'POST',
  path: '/api/orders/locate',
  summary: 'Where an address lies, for a menu that delivers by areas; keeps nothing.',
  access: open('guests order without an account'),
  body: LocatePlaceRequest,
  answers: { 200: LocatedPlace },
  problems: [
    '404 ordering.menu_not_found',
    '404 ordering.place_not_found',
    '503 ordering.places_not_available',
    '429 ordering.too_many_places',
  ],
});

export const findLocationRoute = route({
  id: 'ordering.findLocation',
  method: 'POST',
  path: '/api/orders/locations',
  summary: 'Which restaurants of one business deliver to a place, the best first; keeps nothing.',
  access: open('guests order without an account'),
  body: FindLocationRequest,
  answers: { 200: FoundLocations },
  problems: ['404 ordering.menu_not_found', '429 ordering.too_many_places'],
});

export const showDeliveryMapsRoute = route({
  id: 'ordering.showDeliveryMaps',
  method: 'GET',
  path: '/api/orders/maps',
  summary: 'What maps of delivery areas are drawn with, as this system is set up.',
  access: open('the same for everybody'),
  answers: { 200: DeliveryMaps },
});

export const showOrdersNowRoute = route({
  id: 'ordering.showOrdersNow',
  method: 'GET',
  path: '/api/orders/now/:shareId',
  summary: 'Whether a restaurant takes orders now, and how soon one is ready.',
  access: open('the page of a menu says it before anything is chosen'),
  answers: { 200: OrdersNow },
  problems: ['404 ordering.menu_not_found', '410 ordering.menu_withdrawn'],
});
