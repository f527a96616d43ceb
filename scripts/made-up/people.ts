import type { ContactInfo } from '#contracts/contact-info.ts'
import { randomFor } from './random.ts'

const firstNames =
  'Anna Ben Chloé Daniel Élise Farid Grace Hanna Ian Jasmine Karim Lena Marc Noor Olivia Pavel Quinn Rosa Samir Tessa Uma Victor Wanda Xavier Yara Zoë'.split(
    ' ',
  )
const lastNames =
  'Abbott Bergeron Chan Dubois Eriksson Friesen Gagné Hébert Iqbal Johnson Kowalski Lévesque MacLeod Nguyen O’Neil Penner Quiring Reimer Singh Tremblay Unger Vasquez Wiebe Young Zacharias'.split(
    ' ',
  )
const places =
  'Prairie Riverbend Northgate Assiniboine Lakeside Portage Maple Harbour Summit Golden Cedar Exchange Red-River Fort Polar Clearwater Sunrise Heritage Pembina Granite'.split(
    ' ',
  )
const trades =
  'Cabinets|Plumbing|Dental Care|Accounting|Landscaping|Bakery|Printing|Auto Repair|Physiotherapy|Logistics|Roofing|Veterinary Clinic|Electric|Catering|Windows & Doors|Machine Shop|Law Office|Insurance|Fitness|Brewing'.split(
    '|',
  )
const endings = ['', '', '', ' Ltd.', ' Inc.', ' & Sons', ' Group', ' Co.']
const areaCodes = ['204', '431', '416', '604', '514', '403', '780', '613', '902', '212', '312']

/** Addresses are of plain letters; names need not be. */
const plainNames = new Map(
  [...firstNames, ...lastNames].map(name => [
    name,
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase(),
  ]),
)

/** Nobody: example.com belongs to no one, and the numbers are the ones set aside for stories. */
export function personAt(index: number): ContactInfo {
  const random = randomFor('person', index)
  const firstName = random.pick(firstNames)
  const lastName = random.pick(lastNames)
  return {
    name: `${firstName} ${lastName}`,
    email: `${plainNames.get(firstName)}.${plainNames.get(lastName)}.${index}@example.com`,
    phone: `${random.pick(areaCodes)} 555 01${String(random.whole(0, 99)).padStart(2, '0')}`,
    businessName: `${random.pick(places)} ${random.pick(trades)}${random.pick(endings)}`,
  }
}
