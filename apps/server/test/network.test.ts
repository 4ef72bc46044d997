import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrls } from '../src/network.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const six: NetworkInterfaceInfo = { ...at('fe80::1'), family: 'IPv6', scopeid: 1 };
const interfaces = {
  lo: [at('127.0.0.1', true)],
  wlan: [at('192.0.2.7'), six],
  usb: [at('169.254.3.4')],
  none: undefined,
};

test('a server that listens everywhere is found by the addresses of the machine', () => {
  expect(networkUrls('0.0.0.0', 'http://127.0.0.1:4040/', interfaces)).toEqual(['http://192.0.2.7:4040/']);
  expect(networkUrls('::', 'https://[::1]:4040/', interfaces)).toEqual(['https://192.0.2.7:4040/']);
});

test('one that listens at one address alone is found there', () => {
  expect(networkUrls('127.0.0.1', 'http://127.0.0.1:4040/', interfaces)).toEqual([]);
  expect(networkUrls('192.0.2.7', 'http://192.0.2.7:4040/', interfaces)).toEqual([]);
});
