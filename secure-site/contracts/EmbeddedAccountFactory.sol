// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./EmbeddedAccount.sol";

/// Makes accounts at addresses that follow from owner and salt. It has no state and no owner, so that it is the same on every network
/// when it is deployed through the deterministic deployer (0x4e59b44847b379578588920cA78FbF26c0B4956C) with a salt of zero.
contract EmbeddedAccountFactory {
    /// How `measure` ends where all calls succeed: the gas of the account's creation, zero where it is there, and that of the calls.
    error MeasuredWithCreation(uint256 gasOfCreation, uint256 gasOfCalls);

    event AccountCreated(address indexed account, address indexed owner, uint256 salt);

    /// Where the account of this owner is, or will be.
    function addressOf(address owner, uint256 salt) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(EmbeddedAccount).creationCode, abi.encode(owner)));
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(salt), code));
        return address(uint160(uint256(hash)));
    }

    /// Makes the account unless it is there. Anyone may do so: it obeys its owner only.
    function create(address owner, uint256 salt) public returns (address) {
        address account = addressOf(owner, salt);
        if (account.code.length > 0) return account;
        new EmbeddedAccount{salt: bytes32(salt)}(owner);
        emit AccountCreated(account, owner, salt);
        return account;
    }

    /// Makes the account unless it is there, and has it make the calls that its owner signed.
    function createAndExecute(
        address owner,
        uint256 salt,
        Batch calldata batch,
        uint256 fee,
        bytes calldata signature
    ) external {
        EmbeddedAccount(payable(create(owner, salt))).executeSigned(batch, fee, signature);
    }

    /// Tries the calls without a signature and always reverts: with `MeasuredWithCreation`, or with what the account says.
    function measure(address owner, uint256 salt, Call[] calldata calls) external {
        uint256 before = gasleft();
        EmbeddedAccount account = EmbeddedAccount(payable(create(owner, salt)));
        uint256 gasOfCreation = before - gasleft();
        try account.measure(calls) {} catch (bytes memory reason) {
            if (bytes4(reason) != EmbeddedAccount.Measured.selector) {
                assembly {
                    revert(add(reason, 32), mload(reason))
                }
            }
            uint256 gasOfCalls;
            assembly {
                gasOfCalls := mload(add(reason, 36))
            }
            revert MeasuredWithCreation(gasOfCreation, gasOfCalls);
        }
    }
}
