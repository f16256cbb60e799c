import { describe, expect, test } from 'vitest';
import { checkSpecification } from './specification.ts';

type Changes = Record<string, string | string[] | undefined>;

function pairsOf(values: Changes) {
  return Object.entries(values).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => ({ key, value: one })),
  );
}

function bespoke(changes: Changes = {}) {
  return checkSpecification(
    pairsOf({
      specification: 'bespoke',
      technicalPreferences: 'none',
      backend: 'none',
      interfaceDesign: 'yes',
      distributionChannels: ['app-store', 'play-store'],
      maintenance: 'none',
      ...changes,
    }),
  );
}

function systems(changes: Changes = {}) {
  return checkSpecification(
    pairsOf({ specification: 'systems', users: '25', hardwareSupport: 'none', ...changes }),
  );
}

test('a filled specification passes, and what bears none is not checked', () => {
  expect(bespoke()).toEqual({});
  expect(systems({ hardwareSupport: ['server-purchase', 'server-configuration'] })).toEqual({});
  expect(checkSpecification(pairsOf({ users: 'abc' }))).toEqual({});
  expect(checkSpecification(pairsOf({ specification: 'toString' }))).toEqual({
    specification: 'formNotFilledCorrectly',
  });
});

describe('I35: the number of users', () => {
  test.each(['abc', '-1', '0', '1e9', 'NaN', 'Infinity', '1.5', '٣', '', undefined])(
    '%j is no number of users',
    (users) => expect(systems({ users })).toEqual({ users: 'incorrectNumber' }),
  );

  test('spaces around it are forgiven', () => expect(systems({ users: ' 5 ' })).toEqual({}));
});

describe('I36: months of maintenance', () => {
  test.each(['3', '6', '12', '24', '36', '48'])('%s', (maintenanceMonths) => {
    expect(bespoke({ maintenance: 'months', maintenanceMonths })).toEqual({});
  });

  test.each(['1', '5', '49', '12;24', ' 12', '012', '', undefined])('%j', (maintenanceMonths) => {
    expect(bespoke({ maintenance: 'months', maintenanceMonths })).toEqual({
      maintenanceMonths: 'supportPeriodRequired',
    });
  });
});

describe('I37: what was chosen has to be said', () => {
  const preferences = { technicalPreferences: 'text' };

  test.each<[Changes, string, string]>([
    [preferences, 'technicalPreferencesText', 'technicalPreferencesRequired'],
    [
      { ...preferences, technicalPreferencesText: '  ' },
      'technicalPreferencesText',
      'technicalPreferencesRequired',
    ],
    [{ backend: 'text', backendText: '' }, 'backendText', 'backendRequirementsRequired'],
    [{ distributionChannels: undefined }, 'distributionChannels', 'distributionChannelRequired'],
    [{ distributionChannels: ['fax'] }, 'distributionChannels', 'formNotFilledCorrectly'],
    [{ interfaceDesign: 'perhaps' }, 'interfaceDesign', 'formNotFilledCorrectly'],
    [{ maintenance: undefined }, 'maintenance', 'formNotFilledCorrectly'],
  ])('%j', (changes, field, key) => expect(bespoke(changes)).toEqual({ [field]: key }));

  test.each([[undefined], [['none', 'server-purchase']]])('hardware support %j', (chosen) => {
    expect(systems({ hardwareSupport: chosen })).toEqual({
      hardwareSupport: 'hardwareSupportRequired',
    });
  });
});
