import { z } from 'zod';
import { Channels, NewPrinter, Printer, PrinterRequest, SentMessage, TestMessageRequest } from '../../http/channels';
import { events, menuEditor, nothing, route } from '../route';

export const addPrinterRoute = route({
  id: 'notify.addPrinter',
  method: 'POST',
  path: '/api/notify/menus/:shareId/printers',
  summary: 'Adds a printer. The address that a cloud printer is given is shown this once.',
  access: menuEditor,
  body: PrinterRequest,
  answers: { 201: NewPrinter },
  problems: [
    '403 notify.edit_right_missing',
    '404 notify.menu_not_found',
    '409 notify.too_many_printers',
    '422 notify.address_not_allowed',
  ],
});

export const changePrinterRoute = route({
  id: 'notify.changePrinter',
  method: 'PUT',
  path: '/api/notify/menus/:shareId/printers/:printerId',
  summary: 'Changes a printer; its kind stays.',
  access: menuEditor,
  params: { printerId: z.uuid() },
  body: PrinterRequest,
  answers: { 200: Printer },
  problems: [
    '403 notify.edit_right_missing',
    '404 notify.menu_not_found',
    '404 notify.printer_not_found',
    '409 notify.printer_kind_fixed',
    '422 notify.address_not_allowed',
  ],
});

export const removePrinterRoute = route({
  id: 'notify.removePrinter',
  method: 'DELETE',
  path: '/api/notify/menus/:shareId/printers/:printerId',
  summary: 'Removes a printer; tickets that wait for it have failed.',
  access: menuEditor,
  params: { printerId: z.uuid() },
  answers: { 204: nothing },
  problems: ['403 notify.edit_right_missing', '404 notify.menu_not_found', '404 notify.printer_not_found'],
});

export const renewPrinterAddressRoute = route({
  id: 'notify.renewPrinterAddress',
  method: 'POST',
  path: '/api/notify/menus/:shareId/printers/:printerId/address',
  summary: 'Gives a cloud printer a new address; the one before works no more.',
  access: menuEditor,
  params: { printerId: z.uuid() },
  answers: { 200: NewPrinter },
  problems: [
    '403 notify.edit_right_missing',
    '404 notify.menu_not_found',
    '404 notify.printer_not_found',
    '409 notify.printer_kind_fixed',
  ],
});

export const sendTestRoute = route({
  id: 'notify.sendTest',
  method: 'POST',
  path: '/api/notify/menus/:shareId/test-messages',
  summary: 'Sends a test; what becomes of it the events of the channels tell.',
  access: menuEditor,
  body: TestMessageRequest,
  answers: { 202: SentMessage },
  problems: [
    '403 notify.edit_right_missing',
    '404 notify.menu_not_found',
    '409 notify.no_number',
    '409 notify.number_stopped',
    '404 notify.printer_not_found',
    '429 notify.too_many_tests',
  ],
});

export const showChannelsRoute = route({
  id: 'notify.showChannels',
  method: 'GET',
  path: '/api/notify/menus/:shareId/channels',
  summary: 'How a restaurant is told of its orders, and how each channel does.',
  access: menuEditor,
  answers: { 200: Channels },
  problems: ['403 notify.edit_right_missing', '404 notify.menu_not_found'],
});

export const followChannelsRoute = route({
  id: 'notify.followChannels',
  method: 'GET',
  path: '/api/notify/menus/:shareId/channels/events',
  summary: 'The channels at once, and again after each change.',
  access: menuEditor,
  answers: { 200: events({ channels: Channels }) },
  problems: ['403 notify.edit_right_missing', '404 notify.menu_not_found'],
});
