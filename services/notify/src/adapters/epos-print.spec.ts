import { epsonResult, epsonTrouble } from '../domain/epson-status';
import { BIG } from '../domain/ticket-layout';
import { jobIdOf, printRequest, readPrintResponse, readStatus } from './epos-print';

const ID = '0b6f2c1e-6a0e-4b7e-9a55-0f6d3d0c7c11';
const request = (ticket: string, letters: Parameters<typeof printRequest>[2]['letters'] = 'standard') =>
  printRequest(ID, ticket, { columns: 42, letters });
const response = (attributes: string, jobId = jobIdOf(ID)) =>
  `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${attributes}/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

describe('a ticket for Epson Server Direct Print', () => {
  it('is big where it is to be, and is cut off', () => {
    const xml = request(`${BIG}K7F4M\nPizza`);
    expect(xml).toContain(
      '<text width="2" height="2" em="true">K7F4M&#10;</text><text width="1" height="1" em="false">Pizza&#10;</text>',
    );
    expect(xml).toMatch(/<cut type="feed"\/><\/epos-print>/);
  });

  it('has an id of at most 30 letters, by which its answer is known again', () => {
    expect(jobIdOf(ID)).toMatch(/^[\w-]{22}$/);
    expect(request('x')).toContain(`<printjobid>${jobIdOf(ID)}</printjobid>`);
    expect(readPrintResponse(response('success="true" code="" status="251854870"'))).toMatchObject({
      id: ID,
      isGood: true,
    });
  });

  it('cannot be broken out of by what people type', () => {
    const xml = request('1 x <cut/>&amp;"]]>\u001b\u0000\uffff\ud800</text><pulse/>');
    expect(xml).not.toContain('<pulse');
    expect(xml.match(/<cut/g)).toHaveLength(1);
    expect(xml).toContain('&#60;cut/&#62;&#38;amp;');
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\uffff\ud800]/);
  });

  it('names the language whose letters the printer was sold for', () =>
    expect(request('宫保鸡丁', 'chinese-simplified')).toContain('<text lang="zh-hans"/>'));
});

describe('what an Epson printer says of a ticket', () => {
  it.each([
    ['success="true" code="" status="251658262"', { isGood: true, isOurs: false }],
    ['success="true" code="" status="251854870"', { isGood: true, isOurs: false, words: 'The paper is running low.' }],
    [
      'success="false" code="EPTR_REC_EMPTY" status="252182580"',
      { isGood: false, isOurs: false, words: 'The printer is out of paper.' },
    ],
    [
      'success="false" code="EPTR_COVER_OPEN" status="1"',
      { isGood: false, isOurs: false, words: 'The cover of the printer is open.' },
    ],
    [
      'success="false" code="EX_BADPORT" status="1"',
      { isGood: false, isOurs: false, words: expect.stringContaining('reports an error') },
    ],
    [
      'success="false" code="SchemaError" status="0"',
      { isGood: false, isOurs: true, words: expect.stringContaining('SchemaError') },
    ],
    ['code=""', { isGood: false, isOurs: false, words: expect.any(String) }],
  ])('%s', (attributes, result) => {
    expect(epsonResult(readPrintResponse(response(attributes))!)).toEqual(result);
  });

  it('is nothing where it says nothing of a ticket', () => expect(readPrintResponse('<html/>')).toBeUndefined());
  it('is of no ticket of ours where its id is none', () =>
    expect(readPrintResponse(response('success="true"', 'ABC123'))?.id).toBe(''));
  it('is of the ticket that it fetched where an old printer names none', () =>
    expect(
      readPrintResponse(
        '<PrintResponseInfo Version="1.00"><response success="true" code="" status="0"/></PrintResponseInfo>',
      ),
    ).toEqual({ isGood: true, code: '', status: 0 }));
});

describe('how an Epson printer is', () => {
  it.each([
    ['0x0F080008', 'The printer is out of paper.'],
    ['0x0F000028', 'The cover of the printer is open.'],
    ['0x0F020000', 'The paper is running low.'],
    ['0x0F000000', undefined],
  ])('by its status %s', (bits, words) =>
    expect(
      epsonTrouble(
        readStatus(`<statusmonitor><printerstatus devicename="local_printer" asbstatus="${bits}"/></statusmonitor>`) ??
          NaN,
      ),
    ).toBe(words),
  );
  it('cannot be told from anything else', () => expect(readStatus('<x/>')).toBeUndefined());
});
